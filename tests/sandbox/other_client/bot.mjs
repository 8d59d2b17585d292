// A small bot with discord.js: a command with autocomplete, a button, a deferred answer with a file.
// node bot.mjs ADDRESS KEY, where discord.js can be found from DISCORD_JS.
import { createRequire } from "node:module";

const require = createRequire(`${process.env.DISCORD_JS}/`);
const { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits, MessageFlags, SlashCommandBuilder } =
  require("discord.js");
const [address, key] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${address}/api` } });

client.once("clientReady", () =>
  client.application.commands.set([
    new SlashCommandBuilder()
      .setName("ping")
      .setDescription("An answer with a button")
      .addStringOption((option) => option.setName("cell").setDescription("A cell").setAutocomplete(true)),
    new SlashCommandBuilder().setName("file").setDescription("A private file, and one for all"),
  ]),
);

client.on("interactionCreate", async (interaction) => {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: "Cell D7", value: "D7" }]);
  } else if (interaction.isButton()) {
    await interaction.update({ content: `pressed by ${interaction.user.displayName}`, components: [] });
  } else if (interaction.commandName === "ping") {
    const button = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary);
    const components = [new ActionRowBuilder().addComponents(button)];
    await interaction.reply({ content: `pong ${interaction.options.getString("cell")}`, components });
  } else {
    const file = (name) => new AttachmentBuilder(Buffer.from(name)).setName(name);
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.channel.send({ content: "for all", files: [file("all.txt")] });
    await interaction.editReply({ content: "for one", files: [file("one.txt")] });
  }
});

await client.login(key);

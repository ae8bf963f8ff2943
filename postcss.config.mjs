// Builds the style sheet with Tailwind.
/** Turns the look's style sheet into plain CSS. */
const config = { plugins: { "@tailwindcss/postcss": {} } };

export default config;

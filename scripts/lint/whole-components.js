/**
 * Before the parser of components is loaded: it then hands TypeScript every component as it reads it itself, so
 * that one program serves all of them (a third less of the processor), and what a component takes has its type.
 */
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK = '1';

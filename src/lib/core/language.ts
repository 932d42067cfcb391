/** The language that the app speaks, as `lang` names it; dates and figures follow it, whatever the device speaks. */
export const LANGUAGE = 'en';

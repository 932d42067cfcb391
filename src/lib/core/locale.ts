/** The language of the app, as a `lang` attribute. Dates and numbers follow it, not the device's language. */
export const LANGUAGE = 'en';

/** The prefix of the settings keys under which unfinished forms are stored. They are in no backup. */
export const FORM_DRAFT = 'formDraft:';

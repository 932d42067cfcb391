/** Forms that are not finished are kept among the settings, under keys that begin so. They go into no backup. */
export const FORM_DRAFT = 'formDraft:';

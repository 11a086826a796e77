/** How far a study is, in a word. */
export const statusNames: Record<string, string> = { OPEN: 'Open', PUBLISHED: 'Published', DISCARDED: 'Discarded' }

/** Where a service time comes from, in words. */
export const sourceNames: Record<string, string> = { STUDY: 'Time study', DRIFT: 'Last ten runs', EDIT: 'Edited' }

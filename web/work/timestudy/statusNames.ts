import * as t from './__generated__/messages.ts'
/** How far a study is, in a word. */
export const statusNames: Record<string, string> = { OPEN: t.open, PUBLISHED: t.published, DISCARDED: t.discarded }

/** Where a service time comes from, in words. */
export const sourceNames: Record<string, string> = { STUDY: t.timeStudy2, DRIFT: t.lastTenRuns, EDIT: t.edited }

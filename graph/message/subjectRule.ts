import { text } from '../validation.ts'

/** A subject of one line: in a mail, what is behind a line break would be another header. */
export const subjectRule = text(1, 200).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Write it in one line.')

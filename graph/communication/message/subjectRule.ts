import { line } from '../../kernel/validation.ts'

/** A subject of one line: in a mail, what is behind a line break would be another header. */
export const subjectRule = line(1, 200)

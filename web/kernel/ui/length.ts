import * as t from './__generated__/messages.ts'
export const isTooLong = (text: string, most: number): boolean => text.length > most

/** "1,240 of 1,000 characters" */
export const lengthText = (text: string, most: number): string => t.ofCharacters({ length: text.length, most })

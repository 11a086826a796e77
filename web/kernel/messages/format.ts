// What messages are made of beside their words, in the language that the page was built for.
import { createElement, Fragment, type ReactNode } from 'react'
import { language } from './language.ts'

/** A number is no text: its message says how it is written, by `{count, number}` or a plural. */
export type Value = string
export type Part = Exclude<ReactNode, number | bigint>

const [cardinals, ordinals] = (['cardinal', 'ordinal'] as const).map((type) => new Intl.PluralRules(language, { type }))
const numbers = new Intl.NumberFormat(language)

type Choices<T> = Record<string, () => T> & { other: () => T }

const choose = <T>(rules: Intl.PluralRules, count: number, choices: Choices<T>, offset: number): T =>
  (choices[`=${count}`] ?? choices[rules.select(count - offset)] ?? choices.other)()

export const plural = <T>(count: number, choices: Choices<T>, offset = 0): T =>
  choose(cardinals!, count, choices, offset)

export const ordinal = <T>(count: number, choices: Choices<T>, offset = 0): T =>
  choose(ordinals!, count, choices, offset)

export const select = <T>(value: string, choices: Choices<T>): T => (choices[value] ?? choices.other)()

/** As the reader's language writes it. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  options ? value.toLocaleString(language, options) : numbers.format(value)

/** Text with what its tags were made into. */
export const parts = (...inside: ReactNode[]): ReactNode => createElement(Fragment, null, ...inside)

// What people read of the graph's own words, in the language of who reads it.
import { languages, type Language } from './languages.ts'

export type Value = string | number | Text

/** What people are told: in words of the product, or in somebody's own. */
export type Said = string | Text

type Says<P> = Record<Language, string | ((told: P) => string)>

/** A message and what it is told: a code and parameters for a program, a sentence for a person. */
export class Text {
  readonly code: string
  readonly parameters: Readonly<Record<string, Value>>
  readonly #says: Says<never>

  constructor(code: string, says: Says<never>, parameters: Record<string, Value> = {}) {
    this.code = code
    this.parameters = parameters
    this.#says = says
  }

  in(language: Language): string {
    const said = this.#says[language]
    if (typeof said === 'string') return said
    const told = Object.entries(this.parameters).map(([name, value]) => [name, textIn(language, value)])
    return said(Object.fromEntries(told) as never)
  }

  /** In English, as logs and legacy clients read it. */
  toString(): string {
    return this.in(languages[0])
  }

  toJSON(): string {
    return this.toString()
  }
}

/** Whether somebody is told this, where what is not refused answers with something else. */
export const isSaid = (value: unknown): value is Said => typeof value === 'string' || value instanceof Text

export function textIn(language: Language, value: Said): string
export function textIn(language: Language, value: Said | null): string | null
export function textIn(language: Language, value: Value): string | number
export function textIn(language: Language, value: Value | null): string | number | null {
  return value instanceof Text ? value.in(language) : value
}

export const text = (code: string, says: Record<Language, string>): Text => new Text(code, says)

export const told =
  <P extends Record<string, Value>>(code: string, says: Says<P>) =>
  (parameters: P): Text =>
    new Text(code, says, parameters)

// What messages are made of beside their words, in a language.
const inEach = <T>(make: (language: string) => T) => {
  const made = new Map<string, T>()
  return (language: string): T => {
    const known = made.get(language)
    if (known) return known
    const one = make(language)
    made.set(language, one)
    return one
  }
}

const cardinals = inEach((language) => new Intl.PluralRules(language))
const ordinals = inEach((language) => new Intl.PluralRules(language, { type: 'ordinal' }))
const numbers = inEach((language) => new Intl.NumberFormat(language))

type Choices = Record<string, () => string> & { other: () => string }

const choose = (rules: Intl.PluralRules, count: number, choices: Choices, offset: number): string =>
  (choices[`=${count}`] ?? choices[rules.select(count - offset)] ?? choices.other)()

export const plural = (language: string, count: number, choices: Choices, offset = 0): string =>
  choose(cardinals(language), count, choices, offset)

export const ordinal = (language: string, count: number, choices: Choices, offset = 0): string =>
  choose(ordinals(language), count, choices, offset)

export const select = (value: string, choices: Choices): string => (choices[value] ?? choices.other)()

export const number = (language: string, value: number): string => numbers(language).format(value)

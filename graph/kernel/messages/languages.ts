/** The languages that there are; who has chosen none reads the first. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** The language that a client asks for by Accept-Language, the first of its preferences that there is. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '')
    .split(',')
    .map((one) => {
      const [tag, quality] = one.trim().split(/;\s*q=/)
      return { language: tag!.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wanted.map(({ language }) => language).find(isLanguage) ?? languages[0]
}

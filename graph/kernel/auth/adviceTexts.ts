// What zxcvbn has to say of a password, in the product's words. It shows a warning and its first two suggestions.
import type { TranslationKeys } from '@zxcvbn-ts/core'
import type { Text } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

const warnings: Record<keyof TranslationKeys['warnings'], Text> = {
  straightRow: t.warnStraightRow,
  keyPattern: t.warnKeyPattern,
  simpleRepeat: t.warnSimpleRepeat,
  extendedRepeat: t.warnExtendedRepeat,
  sequences: t.warnSequences,
  recentYears: t.warnRecentYears,
  dates: t.warnDates,
  topTen: t.warnTopTen,
  topHundred: t.warnTopHundred,
  common: t.warnCommon,
  similarToCommon: t.warnSimilarToCommon,
  wordByItself: t.warnWordByItself,
  namesByThemselves: t.warnNamesByThemselves,
  commonNames: t.warnCommonNames,
  userInputs: t.warnUserInputs,
  pwned: t.warnPwned,
}

const suggestions: Record<keyof TranslationKeys['suggestions'], Text> = {
  l33t: t.adviseL33t,
  reverseWords: t.adviseReverseWords,
  allUppercase: t.adviseAllUppercase,
  capitalization: t.adviseCapitalization,
  dates: t.adviseDates,
  recentYears: t.adviseRecentYears,
  associatedYears: t.adviseAssociatedYears,
  sequences: t.adviseSequences,
  repeated: t.adviseRepeated,
  longerKeyboardPattern: t.adviseLongerKeyboardPattern,
  anotherWord: t.adviseAnotherWord,
  useWords: t.adviseUseWords,
  noNeed: t.adviseNoNeed,
  pwned: t.advisePwned,
}

// The time that guessing takes is shown nowhere.
const timeEstimation: TranslationKeys['timeEstimation'] = {
  ltSecond: '',
  second: '',
  seconds: '',
  minute: '',
  minutes: '',
  hour: '',
  hours: '',
  day: '',
  days: '',
  month: '',
  months: '',
  year: '',
  years: '',
  centuries: '',
}

const english = <Name extends string>(texts: Record<Name, Text>) =>
  Object.fromEntries(Object.entries<Text>(texts).map(([name, text]) => [name, String(text)])) as Record<Name, string>

/** In English, as zxcvbn takes its texts. */
export const adviceTexts: TranslationKeys = {
  warnings: english(warnings),
  suggestions: english(suggestions),
  timeEstimation,
}

const byEnglish = new Map(
  [...Object.values(warnings), ...Object.values(suggestions)].map((text) => [String(text), text]),
)

/** What zxcvbn answers with, in the language of who reads it. */
export const adviceOf = (said: string): Text => byEnglish.get(said)!

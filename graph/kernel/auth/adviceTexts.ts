// What zxcvbn has to say of a password, in the product's words. It shows a warning and its first two suggestions.
import type { TranslationKeys } from '@zxcvbn-ts/core'

const warnings: TranslationKeys['warnings'] = {
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Short patterns of keys are easy to guess.',
  simpleRepeat: 'Repeated characters such as aaa are easy to guess.',
  extendedRepeat: 'Repeated patterns such as abcabcabc are easy to guess.',
  sequences: 'Sequences such as abc or 987 are easy to guess.',
  recentYears: 'Recent years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is one of the ten most used passwords.',
  topHundred: 'This is one of the hundred most used passwords.',
  common: 'This is a common password.',
  similarToCommon: 'This is close to a common password.',
  wordByItself: 'A single word is easy to guess.',
  namesByThemselves: 'A name by itself is easy to guess.',
  commonNames: 'Common names are easy to guess.',
  userInputs: 'Your name, email and organization are easy to guess.',
  pwned: 'This password is known from a data breach.',
}

const suggestions: TranslationKeys['suggestions'] = {
  l33t: 'Avoid swaps such as @ for a.',
  reverseWords: 'Avoid words spelled backwards.',
  allUppercase: 'Capitalize some letters, not all.',
  capitalization: 'Capitalize more than the first letter.',
  dates: 'Avoid dates and years that belong to you.',
  recentYears: 'Avoid recent years.',
  associatedYears: 'Avoid years that belong to you.',
  sequences: 'Avoid sequences.',
  repeated: 'Avoid repeated words and characters.',
  longerKeyboardPattern: 'Use longer patterns of keys that turn more often.',
  anotherWord: 'Add more words that are less common.',
  useWords: 'Use several words, but no common phrase.',
  noNeed: 'Signs, digits and capitals are not needed.',
  pwned: 'Change it wherever else you use it.',
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

export const adviceTexts: TranslationKeys = { warnings, suggestions, timeEstimation }

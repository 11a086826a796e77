// How well a password withstands guessing, as zxcvbn estimates it, and what would be better.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { sentencesText } from '../messages/listText.ts'
import type { Text } from '../messages/text.ts'
import { adviceOf, adviceTexts } from './adviceTexts.ts'
import * as t from './__generated__/messages.ts'

/** From 0, too guessable, to 4, very unguessable: 3 withstands a slow hash that was stolen. */
const leastScore = 3

/** The time to estimate grows with the square of the length: 128 characters take up to 0.2 s, 48 some 0.03 s. */
const charactersEstimated = 48

/** Words about a person that a password must not be made of alone; the first are enough. */
const mostWords = 100

let estimator: ZxcvbnFactory | undefined

/** Made at first use: it ranks 57,000 words. */
const makeEstimator = () =>
  new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, translations: adviceTexts, maxLength: charactersEstimated })

/** A name or an address whole, without its gaps, and word by word. */
const wordsIn = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .slice(0, 254)
    .split(/[^\p{L}\p{N}]+/u)
  return [text.slice(0, 254), words.join(''), ...words].filter((word) => word.length > 2)
}

/** Why a password is too easy to guess and what would help, in at most three sentences; null where it is good. */
export function weaknessOf(password: string, about: readonly string[]): Text | null {
  const words = [...new Set(about.flatMap(wordsIn))].slice(0, mostWords)
  const { score, feedback } = (estimator ??= makeEstimator()).check(password, words)
  if (score >= leastScore) return null
  const warning = feedback.warning ? adviceOf(feedback.warning) : t.easyToGuess
  return sentencesText([warning, ...feedback.suggestions.slice(0, 2).map(adviceOf)])
}

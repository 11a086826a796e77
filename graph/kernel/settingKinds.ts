// The kinds of settings: how each is read, and what is said of one that is none.
import { addressesOf, sessionTargets } from '../../prisma/connect.ts'

export interface Setting<T> {
  default: T
  about: string
  /** What a good value looks like, for the line that refuses a bad one. */
  form: string
  parse(text: string): T | undefined
}

export const whole = (fallback: number, min: number, max: number, about: string): Setting<number> => ({
  default: fallback,
  about,
  form: `a whole number from ${min} to ${max}`,
  parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
})

export const quota = (fallback: number, about: string) => whole(fallback, 0, 999_999_999, about)

export const oneOf = <T extends string>(fallback: T, values: readonly T[], about: string): Setting<T> => ({
  default: fallback,
  about,
  form: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => value === text),
})

export const text = (fallback: string, pattern: RegExp, form: string, about: string): Setting<string> => ({
  default: fallback,
  about,
  form,
  parse: (value) => (pattern.test(value) ? value : undefined),
})

export const url = (protocols: string[], about: string): Setting<string> => ({
  default: '',
  about,
  form: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  parse: (value) => (URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined),
})

/** Of tiles of a map: each browser puts the zoom and the place of a tile into it. */
export const tileAddress = (about: string): Setting<string> => ({
  default: '',
  about,
  form: 'an address that begins with https:// or http:// and has {z}, {x} and {y} after its host',
  parse: (value) => {
    const isGood = /^https?:\/\/[\w.-]+(:\d{1,5})?\/([^\s{}"'<>;,\\]|\{[xyz]\})+$/.test(value) && URL.canParse(value)
    return isGood && ['{z}', '{x}', '{y}'].every((place) => value.includes(place)) ? value : undefined
  },
})

/** An address of a database may name several hosts, and what the one that is taken has to be. */
export const databaseUrl = (about: string): Setting<string> => ({
  default: '',
  about,
  form: `an address that begins with postgres:// or postgresql://, its target_session_attrs one of ${sessionTargets.join(', ')}`,
  parse: (value) =>
    addressesOf(value).every((address) => {
      if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return false
      const target = new URL(address).searchParams.get('target_session_attrs')
      return target === null || sessionTargets.some((one) => one === target)
    })
      ? value
      : undefined,
})

/** Of one: which replica has replayed how much is known of each alone. */
export const replicaUrl = (about: string): Setting<string> => ({
  default: '',
  about,
  form: 'an address of one host that begins with postgres:// or postgresql://, without target_session_attrs',
  parse: (value) =>
    /^postgres(ql)?:/.test(value) &&
    URL.canParse(value) &&
    addressesOf(value).length === 1 &&
    !new URL(value).searchParams.has('target_session_attrs')
      ? value
      : undefined,
})

/** Enough that nobody guesses it. */
export const token = (about: string): Setting<string> =>
  text('', /^[\w.~+/=-]{16,256}$/, '16 to 256 letters and figures', about)

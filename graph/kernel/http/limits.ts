import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Client } from '../context.ts'
import { RateLimitError, SignInError } from '../errors.ts'
import { limitReached } from '../metrics/limitReached.ts'
import type { Settings } from '../settings.ts'
import type { Viewer } from '../viewer.ts'
import { networkOf } from './networkOf.ts'

const minute = 60

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** A whole office comes back from its provider within a minute. */
const responsesPerTry = 30

async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsUntil(error)
    throw error
  }
}

/**
 * How often somebody may try to sign in: for one account from one address, from one address at all, and for one account
 * from wherever, so that many addresses do not try more than one of them.
 */
export class SignInLimits {
  private readonly perPair: RateLimiterMemory
  private readonly perAddress: RateLimiterMemory
  private readonly perAccount: RateLimiterMemory
  private readonly refreshes: RateLimiterMemory
  private readonly responses: RateLimiterMemory

  constructor(settings: Settings) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute })
    this.perPair = limiter(settings.SIGN_INS_PER_MINUTE)
    this.perAddress = limiter(settings.SIGN_INS_PER_ADDRESS)
    this.perAccount = limiter(settings.SIGN_INS_PER_ACCOUNT)
    this.refreshes = limiter(settings.SIGN_INS_PER_ADDRESS)
    this.responses = limiter(settings.SIGN_INS_PER_ADDRESS * responsesPerTry)
  }

  /** The seconds to wait for who may not try again from an address now, 0 for none; counts nothing. */
  async waitAt(address: string): Promise<number> {
    return waitOf(await this.perAddress.get(networkOf(address)))
  }

  /** Counts a try that failed from an address. */
  async countAt(address: string): Promise<void> {
    await consume(this.perAddress, networkOf(address))
  }

  /** Counts a try of a kind; throws a RateLimitError where there were too many. */
  async count(kind: string, address: string): Promise<void> {
    const network = networkOf(address)
    throwWait(await consume(this.perAddress, network), await consume(this.perPair, `${kind} ${network}`))
  }

  /** Counts a try of a password; throws a RateLimitError where there were too many. */
  async countPassword(account: string, address: string): Promise<void> {
    await this.count(account, address)
    throwWait(await consume(this.perAccount, account))
  }

  /**
   * Counts what a provider has posted by a browser, which nobody has looked at yet; throws a RateLimitError where there
   * was too much, or where too many sign-ins from the address have failed.
   */
  async countResponse(address: string): Promise<void> {
    throwWait(await this.waitAt(address), await consume(this.responses, networkOf(address)))
  }

  /** Counts a refresh that failed, none that succeeds; throws a RateLimitError before one where there were too many. */
  refresh<T>(address: string, work: () => Promise<T>): Promise<T> {
    return countFailures(this.refreshes, address, work)
  }

  /** The same of a sign-in that has nothing to guess: an office signs in at the same minute, from one address. */
  withoutPassword<T>(address: string, work: () => Promise<T>): Promise<T> {
    return countFailures(this.perAddress, address, work)
  }
}

async function countFailures<T>(limiter: RateLimiterMemory, address: string, work: () => Promise<T>): Promise<T> {
  const network = networkOf(address)
  throwWait(waitOf(await limiter.get(network)))
  try {
    return await work()
  } catch (error) {
    if (error instanceof SignInError) await consume(limiter, network)
    throw error
  }
}

const waitOf = (tried: RateLimiterRes | null): number => (tried && tried.remainingPoints <= 0 ? secondsUntil(tried) : 0)

function throwWait(...waits: number[]) {
  const wait = Math.max(...waits)
  if (!wait) return
  limitReached('sign-ins')
  throw new RateLimitError(wait)
}

/** What somebody has left of a minute's points. */
export interface Budget {
  /** Seconds until there is enough again; 0 where there was. */
  wait: number
  limit: number
  remaining: number
  /** Seconds until all of it is there again. */
  reset: number
}

/** One set of headers, by the draft of the IETF for them. */
export const headersOf = ({ limit, remaining, reset }: Budget): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

/** Whose budget an operation is of: programs have one of their own, so that none takes from its owner's browser. */
export const budgetOf = ({ id, token }: Pick<Viewer, 'id' | 'token'>): string => (token ? `${id} programs` : id)

/** That of a program which knows but an address of somebody's. */
export const budgetOfPrograms = ({ id }: Pick<Viewer, 'id'>): string => `${id} programs`

/** That of who has not signed in. */
export const budgetAt = ({ address }: Client): string => `at ${networkOf(address)}`

/** How much may be asked for of a budget, in points: see cost.ts. */
export class OperationLimits {
  readonly limit: number
  private readonly perBudget: RateLimiterMemory

  constructor({ OPERATIONS_PER_MINUTE }: Pick<Settings, 'OPERATIONS_PER_MINUTE'>) {
    this.limit = OPERATIONS_PER_MINUTE
    this.perBudget = new RateLimiterMemory({ points: OPERATIONS_PER_MINUTE, duration: minute })
  }

  /** Spends points, and says what is left. */
  async spend(budget: string, points: number): Promise<Budget> {
    const { limit } = this
    try {
      const left = await this.perBudget.consume(budget, points)
      return { wait: 0, limit, remaining: left.remainingPoints, reset: secondsUntil(left) }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      limitReached('operations')
      return { wait: secondsUntil(error), limit, remaining: 0, reset: secondsUntil(error) }
    }
  }

  /** The same for a door whose every request costs as much: the seconds to wait, 0 for none. */
  async count(budget: string, points: number): Promise<number> {
    return (await this.spend(budget, points)).wait
  }
}

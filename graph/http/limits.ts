import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimitError } from '../errors.ts'
import type { Settings } from '../settings.ts'

const minute = 60

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsUntil(error)
    throw error
  }
}

/** How often somebody may try to sign in: for one account from one address, and from one address at all. */
export class SignInLimits {
  private readonly perPair: RateLimiterMemory
  private readonly perAddress: RateLimiterMemory

  constructor(settings: Settings) {
    this.perPair = new RateLimiterMemory({ points: settings.SIGN_INS_PER_MINUTE, duration: minute })
    this.perAddress = new RateLimiterMemory({ points: settings.SIGN_INS_PER_ADDRESS, duration: minute })
  }

  /** The seconds to wait for who may not try again from an address now, 0 for none; counts nothing. */
  async waitAt(address: string): Promise<number> {
    const tried = await this.perAddress.get(address)
    return tried && tried.remainingPoints <= 0 ? secondsUntil(tried) : 0
  }

  /** Counts a try that failed from an address. */
  async countAt(address: string): Promise<void> {
    await consume(this.perAddress, address)
  }

  /** Counts a try; throws a RateLimitError where there were too many. */
  async count(account: string, address: string): Promise<void> {
    const waits = [await consume(this.perAddress, address), await consume(this.perPair, `${account} ${address}`)]
    const wait = Math.max(...waits)
    if (wait) throw new RateLimitError(wait)
  }
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

/** How much a user may ask for, in points: see cost.ts. */
export class OperationLimits {
  readonly limit: number
  private readonly perUser: RateLimiterMemory

  constructor(settings: Settings) {
    this.limit = settings.OPERATIONS_PER_MINUTE
    this.perUser = new RateLimiterMemory({ points: settings.OPERATIONS_PER_MINUTE, duration: minute })
  }

  /** Spends points, and says what is left. */
  async spend(user: string, points: number): Promise<Budget> {
    const { limit } = this
    try {
      const left = await this.perUser.consume(user, points)
      return { wait: 0, limit, remaining: left.remainingPoints, reset: secondsUntil(left) }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { wait: secondsUntil(error), limit, remaining: 0, reset: secondsUntil(error) }
    }
  }

  /** The same for a door whose every request costs as much: the seconds to wait, 0 for none. */
  async count(user: string, points: number): Promise<number> {
    return (await this.spend(user, points)).wait
  }
}

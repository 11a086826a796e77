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

/** How many operations a user may ask for. */
export class OperationLimits {
  private readonly perUser: RateLimiterMemory

  constructor(settings: Settings) {
    this.perUser = new RateLimiterMemory({ points: settings.OPERATIONS_PER_MINUTE, duration: minute })
  }

  /** Counts operations and answers with the seconds to wait, 0 for none. */
  count(user: string, operations: number): Promise<number> {
    return consume(this.perUser, user, operations)
  }
}

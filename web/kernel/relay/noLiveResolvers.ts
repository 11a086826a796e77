// Stands for Relay's cache of resolvers in the first load (vite.config.ts): no fragment here reads one.

export class LiveResolverCache {
  batchLiveStateUpdates(callback: () => void) {
    callback()
  }
  batchLiveStateUpdatesWithoutNotify(callback: () => void): boolean {
    callback()
    return false
  }
  getLiveResolverPromise() {}
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
}

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription'

/** The records that resolvers have made: none. */
export const getUpdatedDataIDs = (): ReadonlySet<string> => new Set()

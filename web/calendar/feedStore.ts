import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

const list = 'calendarFeeds'
const viewerIn = (store: Pick<RecordSourceProxy, 'getRoot'>) => store.getRoot().getLinkedRecord('viewer')

/** Puts a feed that was made at the head of the list. */
export function withFeed(store: RecordSourceProxy, feed: RecordProxy | null | undefined) {
  const viewer = viewerIn(store)
  const feeds = viewer?.getLinkedRecords(list)
  if (viewer && feeds && feed) viewer.setLinkedRecords([feed, ...feeds], list)
}

/** Takes a feed that was revoked out of the list. */
export function withoutFeed(store: RecordSourceProxy, id: string) {
  const viewer = viewerIn(store)
  const feeds = viewer?.getLinkedRecords(list)
  if (viewer && feeds) viewer.setLinkedRecords(feeds.filter((feed) => feed?.getDataID() !== id), list)
}

import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { notificationsSubscription as Subscription } from '../../__generated__/notificationsSubscription.graphql.ts'
import { useLive } from '../../kernel/relay/useLive.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { notificationFilter, topics } from './inboxFilter.ts'
import { notificationsSubscription } from './notificationsSubscription.ts'
import * as t from './__generated__/messages.ts'

/** The lists that a new notification stands in: all, what is unread, and its topic's of both. */
function listsOf(store: RecordSourceSelectorProxy, kind: string) {
  const topic = topics.find(({ kinds }) => (kinds as readonly string[]).includes(kind))
  return [false, true].flatMap((unreadOnly) =>
    [null, topic?.kinds ?? null].flatMap((kinds) => {
      const list = ConnectionHandler.getConnection(store.getRoot(), 'InboxList_notifications', {
        filter: notificationFilter(unreadOnly, kinds),
      })
      return list ?? []
    }),
  )
}

interface Notifications {
  onHeard: () => void
  /** Some may have been missed: how many are unread is to be read again. */
  onMissed: () => void
  /** When what is known was read or heard, by the clock of `performance`. */
  readSince: number | undefined
}

/**
 * Hears of what one is told while one works: it stands in the inbox at once, and what is urgent is shown wherever one
 * is.
 */
export function useNotifications({ onHeard, onMissed, readSince }: Notifications) {
  useLive<Subscription>(notificationsSubscription, {
    updater(store) {
      const told = store.getRootField('notificationsChanged')?.getLinkedRecord('notification')
      if (!told) return
      for (const list of new Set(listsOf(store, told.getValue('kind')))) {
        const isThere = list
          .getLinkedRecords('edges')
          ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === told.getDataID())
        if (!isThere)
          ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, told, 'NotificationEdge'))
      }
    },
    onNext(answer) {
      onHeard()
      const told = answer?.notificationsChanged.notification
      if (!told || document.visibilityState !== 'visible') return
      if (told.isUrgent) toast('warning', t.newInYourInbox, told.text)
      else announce(t.newInYourInbox2({ text: told.text }))
    },
    onMissed,
    readSince,
  })
}

import { graphql } from 'react-relay'
import type { ThreadsLiveSubscription } from '../../__generated__/ThreadsLiveSubscription.graphql.ts'
import { useLive } from '../../kernel/relay/useLive.ts'
import { appendMessage } from './appendMessage.ts'

const subscription = graphql`
  subscription ThreadsLiveSubscription {
    threadChanged {
      threadId
      thread {
        id
        subject
        closedAt
        lastAt
        version
        unreadCount
        isMuted
        messageCount
        responsible
        can {
          post {
            allowed
            reason
          }
        }
        lastMessage {
          id
          text
          author {
            name
          }
        }
        action {
          id
        }
      }
      message {
        id
        ...MessageItem_message
      }
    }
  }
`

interface Heard {
  threadId: string
  actionId: string | null
}

interface ThreadsLiveProps {
  /** After each change that was taken in. */
  onHeard?: (heard: Heard) => void
  /** Something may have been missed: what is shown is to be read again. */
  onMissed: () => void
}

/** Takes in what others say while one looks. */
export function ThreadsLive({ onHeard, onMissed }: ThreadsLiveProps) {
  useLive<ThreadsLiveSubscription>(subscription, {
    updater(store, data) {
      const threadId = data?.threadChanged.threadId
      if (threadId) appendMessage(store, threadId, store.getRootField('threadChanged')?.getLinkedRecord('message'))
    },
    onNext(data) {
      const change = data?.threadChanged
      if (change) onHeard?.({ threadId: change.threadId, actionId: change.thread.action?.id ?? null })
    },
    onMissed,
  })
  return null
}

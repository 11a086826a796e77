import { graphql } from 'react-relay'

/** Each time that something was told, or read elsewhere: all tabs of a browser ask for it in the same words. */
export const notificationsSubscription = graphql`
  subscription notificationsSubscription {
    notificationsChanged {
      notification {
        id
        kind
        text
        isUrgent
        ...NotificationLine_notification
        ...InboxRow_notification
      }
      user {
        id
        unreadNotifications
      }
    }
  }
`

// Everything that the noun adds to the graph.
import './noun.ts'
import './Notification.ts'
import './markNotifications.ts'
import './notificationQueries.ts'
import './notificationSettings.ts'
import './notificationsChanged.ts'
import './saveNotificationSettings.ts'
import './unreadCount.ts'

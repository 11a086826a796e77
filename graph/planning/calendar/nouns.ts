// Everything that the noun adds to the graph.
import './Calendar.ts'
import './icsOfAction.ts'
import './CalendarFeed.ts'
import './createCalendarFeed.ts'
import './renameCalendarFeed.ts'
import './revokeCalendarFeed.ts'
import './endFeeds.ts'

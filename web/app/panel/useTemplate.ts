import { graphql, useFragment } from 'react-relay'
import type { useTemplate_action$key } from '../../__generated__/useTemplate_action.graphql.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

/**
 * A function that fills in the text of a procedure with what its record is: {key}, {title}, {organization}, {due},
 * {assignee}.
 */
export function useTemplate(key: useTemplate_action$key): (text: string) => string {
  const action = useFragment(
    graphql`
      fragment useTemplate_action on Action {
        key
        title
        schedule {
          end
        }
        organization {
          name
          timeZone
        }
        assignee {
          name
        }
      }
    `,
    key,
  )
  const now = useNow()
  const of: Record<string, string> = {
    key: action.key,
    title: action.title,
    organization: action.organization.name,
    due: action.schedule.end ? momentText(action.schedule.end, action.organization.timeZone, now) : t.withoutADate,
    assignee: action.assignee?.name ?? '',
  }
  return (text) => text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => of[word] ?? whole)
}

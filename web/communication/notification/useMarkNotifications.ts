import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useMarkNotificationsMutation } from '../../__generated__/useMarkNotificationsMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

type Marking = useMarkNotificationsMutation['variables']['input']

/** Marks notifications as read or unread; answers with whether that is done. */
export function useMarkNotifications() {
  const [mark] = useMutation<useMarkNotificationsMutation>(graphql`
    mutation useMarkNotificationsMutation($input: MarkNotificationsInput!) {
      result: markNotifications(input: $input) {
        ... on MarkNotificationsSuccess {
          notifications {
            id
            readAt
          }
          user {
            id
            unreadNotifications
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  return useCallback(
    async (selection: Marking['selection'], read: boolean) => {
      const { problems } = await mark({ selection, read })
      if (problems) toast('error', t.theInboxCouldNotBeChanged, Object.values(problems).join(' '))
      return !problems
    },
    [mark],
  )
}

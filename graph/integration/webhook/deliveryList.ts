import { instant, oneOf, through, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { WebhookDeliveryState, WebhookEvent } from './enums.ts'
import { testEvent } from './events.ts'
import { visibleDeliveries } from './visibleWebhooks.ts'

export const deliveryList = nodeList('WebhookDelivery', {
  visible: visibleDeliveries,
  filter: {
    state: oneOf(WebhookDeliveryState),
    event: through('event', 'kind', { ...oneOf(WebhookEvent), about: 'What has happened.' }),
    isTest: when('A test, which tells of nothing.', () => ({ event: { kind: testEvent } })),
    happenedAt: through('event', 'at', instant()),
    nextAt: instant(),
  },
  orders: { CREATED: { about: 'By when it was first to be sent.', by: () => [] } },
  usual: ['CREATED', 'DESC'],
})

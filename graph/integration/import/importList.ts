import { id, instant, int, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { ImportKind, ImportState } from './ImportKind.ts'
import { visibleImports } from './visibleImports.ts'

export const importList = nodeList('Import', {
  visible: visibleImports,
  filter: {
    name: text(),
    kind: oneOf(ImportKind),
    state: oneOf(ImportState),
    organization: inOrganization(),
    createdBy: id('User'),
    createdAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    total: int(),
    refused: int(),
  },
  orders: {
    CREATED: { about: 'By when it was sent.', by: () => [] },
    NAME: { about: 'By the name of the file.', by: (to) => [{ name: to }] },
    FINISHED: { about: 'By when it ended.', by: (to) => [{ finishedAt: to }] },
  },
  usual: ['CREATED', 'DESC'],
})

import { declareNode } from '../../kernel/declareNode.ts'
import { visibleUsers } from './visibleUsers.ts'

export const { load: loadUsers, loadWritten: loadUser } = declareNode('User', visibleUsers)

import { builder } from '../../kernel/builder.ts'
import { AccessToken } from '../token/AccessToken.ts'
import { Application } from './Application.ts'

builder.prismaObjectField(AccessToken, 'application', (t) =>
  t.relation('application', {
    type: Application,
    nullable: true,
    description:
      'The application that its owner lets act for them, in its root organization alone; null for a token that the owner made.',
  }),
)

import { builder } from '../../kernel/builder.ts'
import { DirectoryContact } from '../../people/contact/DirectoryContact.ts'
import { supporters } from '../../people/contact/supporters.ts'
import { Action } from './Action.ts'

/** The screens that every record is worked on. */
const ofRecords = ['home', 'activerecords']

builder.prismaObjectField(Action, 'supportContacts', (t) =>
  t.field({
    type: [DirectoryContact],
    description:
      "Support contacts for the record's tour, the screen of its task item, or the record screens; those of the nearest organization come first.",
    select: {
      rootId: true,
      organization: { select: { path: true } },
      taskItem: { select: { system: true } },
      tour: { select: { name: true } },
    },
    resolve: ({ rootId, organization, taskItem, tour }, _args, context, info) =>
      supporters(context, info, {
        screens: [taskItem?.system ?? '', ...ofRecords],
        tours: [tour?.name ?? ''],
        rootId,
        path: organization.path,
      }),
  }),
)

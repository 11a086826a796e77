// People are told by mail in the language in which they read the product.
import { expect, test } from 'vitest'
import { noteSessionUse } from '../session/noteUse.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { readLanguages } from './readLanguages.ts'

const world = await World.make()
const { prisma } = world

const withPeople = () => tree(world, { people: { admin: 'ADMIN', ada: 'TRANSACTIONAL', ben: 'TRANSACTIONAL' } })

test('each reads the language of their last session that said one, others that which is given', async () => {
  const { admin, ada, ben } = await withPeople()
  await noteSessionUse(world.services, ada.sessionId, 'es')
  await prisma.session.update({ where: { id: ben.sessionId }, data: { language: 'es', lastUsedAt: new Date(0) } })
  await prisma.session.create({
    data: { userId: ben.id, language: 'en', lastUsedAt: new Date(), expiresAt: new Date('2100-01-01') },
  })
  const languageOf = await prisma.$transaction((tx) => readLanguages(tx, [admin.id, ada.id, ben.id, null], 'en'))
  expect([admin.id, ada.id, ben.id, null].map(languageOf)).toEqual(['en', 'es', 'en', 'en'])
})

test('a client that says no language leaves the one that was said', async () => {
  const { ada } = await withPeople()
  await prisma.session.update({ where: { id: ada.sessionId }, data: { language: 'es' } })
  await noteSessionUse(world.services, ada.sessionId, undefined)
  expect(await prisma.session.findUnique({ where: { id: ada.sessionId } })).toMatchObject({ language: 'es' })
})

test('an appointment is told to each in their own language, to guests in that of who wrote it', async () => {
  const { root, admin, ada, ben } = await withPeople()
  await prisma.session.update({ where: { id: ada.sessionId }, data: { language: 'es' } })
  await world.mutate(
    admin,
    'createAppointment',
    {
      organizationId: root.globalId,
      name: 'Dock review',
      locationMode: 'VIDEO',
      schedule: { date: '2038-03-01', startTime: '22:00', endTime: '01:00' },
      attendees: [{ userId: ada.globalId }, { userId: ben.globalId }],
      repeats: 'FREQ=WEEKLY;COUNT=2',
    },
    'appointment { id }',
  )
  const mailTo = async ({ email }: { email: string }) =>
    (await prisma.mail.findFirstOrThrow({ where: { to: { has: email } } })) as { subject: string; text: string }
  const [spanish, english] = [await mailTo(ada), await mailTo(ben)]
  expect(spanish.subject).toBe('Invitación: Dock review')
  expect(spanish.text.split('\n').slice(1)).toEqual([
    '',
    'Dock review',
    '2038-03-01, 22:00–01:00 del día siguiente (UTC)',
    'Cada lunes a las 22:00, 2 veces',
    'Por vídeo',
  ])
  expect(english.subject).toBe('Invitation: Dock review')
  expect(english.text).toContain('Every Monday at 22:00, 2 times')
})

import { diaryList } from '@veckovis/contracts/diary'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn } from '../../fixtures/places'
import { callApi, signInByApi } from '../../fixtures/session'
import { openDiary, vacationOf } from './diary-world'

test('of two who change one entry the later one sees what the other stored, keeps what was typed, and takes nothing back', async ({
  page,
}) => {
  const { place, staffId, diary } = await openDiary(page, {
    language: 'en',
    entries: id => [vacationOf(id, { title: 'Sommar' })],
  })
  await diary.act('Sommar', 'Edit')
  await diary.field('title').fill('Semester på Öland')

  const other = await signInByApi(await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [1]) }))
  const list = async () =>
    diaryList.parse(await (await callApi(other, `/diary/unit/${place.unitId}?page=1&pageSize=10`)).json()).entries
  const [entry] = await list()
  const newest = (await callApi(other, `/diary/${entry?.id}`)).headers.get('etag')
  const changed = vacationOf(staffId, { title: 'Sommar', notes: 'Åter den 17', hours: { perDay: 6 } })
  const answer = await callApi(other, `/diary/${entry?.id}`, {
    method: 'PATCH',
    headers: { 'if-match': newest ?? '' },
    body: JSON.stringify(changed),
  })
  expect(answer.status).toBe(200)

  await diary.save().click()
  await expect(diary.notice(/^Someone else has changed the item/)).toBeVisible()
  await expect(diary.field('notes')).toHaveValue('Åter den 17')
  await expect(diary.field('perDay')).toHaveValue('6')
  await expect(diary.field('title')).toHaveValue('Semester på Öland')
  await diary.saved()
  expect(await list()).toMatchObject([{ title: 'Semester på Öland', notes: 'Åter den 17', perDay: 6 }])
})

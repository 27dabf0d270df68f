import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { UpgradeModal } from './upgrade-modal'

const nothing = () => {}

test('the modal is out of sight unless it is told to be visible', async () => {
  await renderScreen(<UpgradeModal upgradeLink="/upgrade" onCancel={nothing} onUpgraded={nothing} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the plans are listed once, and the way on has the focus', async () => {
  const plans = ['premium', 'unlimited']
  const modal = { visible: true, upgradeLink: '/upgrade', plans, onCancel: nothing, onUpgraded: nothing }
  const { unmount } = await renderScreen(
    <UpgradeModal {...modal} message="Included in Soteria Premium and Unlimited." />,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upgrade' })).toHaveFocus())
  expect(screen.queryByText('Plans that include it')).not.toBeInTheDocument()
  unmount()
  await renderScreen(<UpgradeModal {...modal} message="This feature needs another plan." />)
  expect(await screen.findByText('Plans that include it')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Premium', 'Unlimited'])
})

test('without words of its own the modal has those of the specification, and no link but one of the web', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderScreen(
    <UpgradeModal visible upgradeLink="javascript:alert(1)" onCancel={nothing} onUpgraded={nothing} />,
  )
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toHaveTextContent(
    'This feature is only available on a higher subscription plan. Please upgrade to access this feature.',
  )
  await user.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('link', { name: '/upgrade' })).toHaveAttribute('href', '/upgrade')
})

import { screen } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { UpgradeModal } from './upgrade-modal'

const nothing = () => {}

test('the modal is out of sight unless it is told to be visible', async () => {
  await renderScreen(<UpgradeModal upgradeLink="/upgrade" onCancel={nothing} onUpgraded={nothing} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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

<?php
/**
 * The page under Settings: how the site stands, pairing and what it means.
 *
 * @package Site_Guard
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}
$site_guard_now    = Site_Guard::state();
$site_guard_action = wp_nonce_url( admin_url( 'admin-post.php?action=site_guard' ), 'site_guard' );
$site_guard_seen   = $site_guard_now['seen']
	/* translators: %s: how long ago, such as "5 mins" */
	? sprintf( __( 'Last report: %s ago.', 'site-guard' ), human_time_diff( (int) $site_guard_now['seen'] ) )
	: __( 'No report yet.', 'site-guard' );
?>
<div class="wrap">
	<h1><?php echo esc_html( Site_Guard::NAME ); ?></h1>
	<?php if ( $site_guard_now['said'] ) : ?>
		<div class="notice notice-success"><p><?php echo esc_html( $site_guard_now['said'] ); ?></p></div>
	<?php endif; ?>
	<?php foreach ( array_filter( array( $site_guard_now['refused'], $site_guard_now['error'] ) ) as $site_guard_wrong ) : ?>
		<div class="notice notice-error"><p><?php echo esc_html( $site_guard_wrong ); ?></p></div>
	<?php endforeach; ?>
	<?php if ( $site_guard_now['site'] ) : ?>
		<p>
			<strong>
			<?php
			/* translators: %s: the address of the dashboard */
			echo esc_html( $site_guard_now['paused'] ? __( 'Paused: nothing is sent.', 'site-guard' ) : sprintf( __( 'Paired with %s.', 'site-guard' ), $site_guard_now['server'] ) );
			?>
			</strong>
			<?php echo esc_html( $site_guard_seen ); ?>
		</p>
		<form method="post" action="<?php echo esc_url( $site_guard_action ); ?>">
			<p>
				<?php
				if ( ! $site_guard_now['paused'] ) {
					submit_button( __( 'Send report', 'site-guard' ), 'primary', 'now', false );
					echo ' ';
				}
				submit_button( $site_guard_now['paused'] ? __( 'Resume', 'site-guard' ) : __( 'Pause', 'site-guard' ), $site_guard_now['paused'] ? 'primary' : 'secondary', 'pause', false );
				echo ' ';
				submit_button( __( 'Unpair', 'site-guard' ), 'delete', 'unpair', false, array( 'onclick' => 'return confirm(' . wp_json_encode( __( 'Unpair this site? It stops sending reports until you pair it again.', 'site-guard' ) ) . ')' ) );
				?>
			</p>
		</form>
	<?php endif; ?>
	<?php if ( $site_guard_now['site'] ) : ?>
		<details><summary><?php esc_html_e( 'Pair again', 'site-guard' ); ?></summary>
	<?php endif; ?>
	<form method="post" action="<?php echo esc_url( $site_guard_action ); ?>">
		<p>
			<label for="code"><?php esc_html_e( 'Paste the pairing code from your dashboard.', 'site-guard' ); ?></label><br>
			<input id="code" name="code" class="regular-text code" dir="ltr" autocomplete="off" spellcheck="false">
		</p>
		<p class="description">
			<?php esc_html_e( 'After pairing, this site sends your dashboard the versions of WordPress, PHP, plugins and themes, and its security settings, every 15 minutes. It sends nothing about visitors, users or posts.', 'site-guard' ); ?>
		</p>
		<?php submit_button( $site_guard_now['site'] ? __( 'Pair again', 'site-guard' ) : __( 'Pair this site', 'site-guard' ), $site_guard_now['site'] ? 'secondary' : 'primary', 'pair' ); ?>
	</form>
	<?php if ( $site_guard_now['site'] ) : ?>
		</details>
	<?php endif; ?>
</div>

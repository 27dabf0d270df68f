<?php
/**
 * Takes away everything that the plugin kept, in each site of a network.
 *
 * @package Site_Guard
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/** Also the numbers of questions that were answered in the last ten minutes. */
function site_guard_forget() {
	global $wpdb;
	delete_option( 'site_guard' );
	wp_unschedule_hook( 'site_guard_report' );
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_site_guard_' ) . '%', $wpdb->esc_like( '_transient_timeout_site_guard_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

if ( ! is_multisite() ) {
	site_guard_forget();
} else {
	$site_guard_all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $site_guard_all ) as $site_guard_id ) {
		switch_to_blog( $site_guard_id );
		site_guard_forget();
		restore_current_blog();
	}
}

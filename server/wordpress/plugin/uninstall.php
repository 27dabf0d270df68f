<?php
/**
 * Takes away everything that the plugin kept.
 *
 * @package Site_Guard
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}
delete_option( 'site_guard' );
wp_unschedule_hook( 'site_guard_report' );
global $wpdb;
// Numbers of questions that were answered in the last ten minutes.
$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_site_guard_' ) . '%', $wpdb->esc_like( '_transient_timeout_site_guard_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery

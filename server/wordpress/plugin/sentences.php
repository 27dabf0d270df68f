<?php
/**
 * What the dashboard may refuse, by its code. 1: the site that the dashboard knows, 2: the one that asked.
 *
 * @package Site_Guard
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}
return array(
	'paused'            => __( 'Paused in the dashboard. Report not saved.', 'site-guard' ),
	/* translators: 1: the site that the code is for, 2: this site */
	'wp_code_host'      => __( 'This code is for %1$s, but this site is %2$s. Change the site’s URL or create a new code.', 'site-guard' ),
	'wp_code_unknown'   => __( 'This code is unknown or has expired. Create a new one in your dashboard.', 'site-guard' ),
	/* translators: 1: the site that the dashboard knows, 2: this site */
	'wp_copy'           => __( 'This report comes from %2$s, but the dashboard lists this site as %1$s. Choose what to do in the dashboard.', 'site-guard' ),
	'wp_clock'          => __( 'This site’s clock is more than 5 minutes off.', 'site-guard' ),
	'wp_gone'           => __( 'This site was deleted from the dashboard.', 'site-guard' ),
	'wp_replayed'       => __( 'This report was already received.', 'site-guard' ),
	'wp_report'         => __( 'This report can’t be read.', 'site-guard' ),
	'wp_signature'      => __( 'The signature doesn’t match.', 'site-guard' ),
	'report_too_large'  => __( 'The report is too large (maximum 256 kB).', 'site-guard' ),
	'too_many_attempts' => __( 'Too many attempts. Try again in a few minutes.', 'site-guard' ),
);

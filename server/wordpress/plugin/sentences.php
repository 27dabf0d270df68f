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
	'paused'            => __( 'Paused in the dashboard. Nothing was noted.', 'site-guard' ),
	/* translators: 1: the site that the code is for, 2: this site */
	'wp_code_host'      => __( 'This code is for %1$s, and this site is %2$s. Change the address there, or make a code for this one.', 'site-guard' ),
	'wp_code_unknown'   => __( 'This code is not known or has expired. Make a new one in your dashboard.', 'site-guard' ),
	/* translators: 1: the site that the dashboard knows, 2: this site */
	'wp_copy'           => __( 'This report comes from %2$s, and the dashboard knows this site as %1$s. Say in the dashboard what it is.', 'site-guard' ),
	'wp_clock'          => __( 'The clock of this site is more than 5 minutes off.', 'site-guard' ),
	'wp_gone'           => __( 'This site was deleted from the dashboard.', 'site-guard' ),
	'wp_replayed'       => __( 'This report came before.', 'site-guard' ),
	'wp_report'         => __( 'This is not a report that we can read.', 'site-guard' ),
	'wp_signature'      => __( 'The signature is wrong.', 'site-guard' ),
	'report_too_large'  => __( 'A report has at most 256 kB.', 'site-guard' ),
	'too_many_attempts' => __( 'Too many attempts. Try again in a few minutes.', 'site-guard' ),
);

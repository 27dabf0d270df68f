<?php
/**
 * What is told to the dashboard.
 *
 * @package Site_Guard
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Versions and settings; nothing about people, posts or visitors. */
final class Site_Guard_Facts {
	public static function all() {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/update.php';
		require ABSPATH . WPINC . '/version.php'; // After an update, another version is in memory.
		self::refresh();
		wp_clean_plugins_cache( false );
		wp_clean_themes_cache( false );
		$core   = get_site_transient( 'update_core' );
		$latest = isset( $core->updates[0]->version ) ? $core->updates[0]->version : ( isset( $core->updates[0]->current ) ? $core->updates[0]->current : null );
		return array(
			'plugin'    => Site_Guard::VERSION,
			'url'       => get_option( 'home' ),
			'rest'      => rest_url(),
			'core'      => $wp_version,
			'latest'    => $latest,
			'php'       => PHP_VERSION,
			'database'  => (string) $wpdb->db_version(),
			'server'    => isset( $_SERVER['SERVER_SOFTWARE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['SERVER_SOFTWARE'] ) ) : '',
			'language'  => get_locale(),
			'multisite' => is_multisite(),
			'checked'   => isset( $core->updates, get_site_transient( 'update_plugins' )->response ),
			'plugins'   => self::plugins(),
			'themes'    => self::themes(),
			'hardening' => self::hardening(),
		);
	}

	/** WordPress itself looks for updates twice a day; where it does not, it is asked to. */
	private static function refresh() {
		$looks = array(
			'core'    => 'wp_version_check',
			'plugins' => 'wp_update_plugins',
			'themes'  => 'wp_update_themes',
		);
		foreach ( $looks as $what => $look ) {
			$known = get_site_transient( "update_$what" );
			if ( ! isset( $known->last_checked ) || time() - $known->last_checked > 12 * HOUR_IN_SECONDS ) {
				$look();
			}
		}
	}

	private static function plugins() {
		$known = get_site_transient( 'update_plugins' );
		$auto  = (array) get_site_option( 'auto_update_plugins', array() );
		$all   = array();
		foreach ( get_plugins() as $file => $data ) {
			$all[] = array(
				'slug'    => strpos( $file, '/' ) ? dirname( $file ) : basename( $file, '.php' ),
				'name'    => (string) $data['Name'],
				'version' => (string) $data['Version'],
				'active'  => is_plugin_active( $file ),
				'latest'  => isset( $known->response[ $file ]->new_version ) ? (string) $known->response[ $file ]->new_version : null,
				'auto'    => in_array( $file, $auto, true ),
			);
		}
		return $all;
	}

	private static function themes() {
		$known = get_site_transient( 'update_themes' );
		$all   = array();
		foreach ( wp_get_themes() as $slug => $theme ) {
			$all[] = array(
				'slug'    => (string) $slug,
				'name'    => (string) $theme->get( 'Name' ),
				'version' => (string) $theme->get( 'Version' ),
				'active'  => get_stylesheet() === (string) $slug,
				'parent'  => $theme->parent() ? (string) $theme->get_template() : null,
				'latest'  => isset( $known->response[ $slug ]['new_version'] ) ? (string) $known->response[ $slug ]['new_version'] : null,
			);
		}
		return $all;
	}

	/** The facts; what is good and what is not is decided in the dashboard, which adds PHP and WordPress by their versions. */
	private static function hardening() {
		$is     = fn( $name ) => defined( $name ) && constant( $name );
		$config = file_exists( ABSPATH . 'wp-config.php' ) ? ABSPATH . 'wp-config.php' : dirname( ABSPATH ) . '/wp-config.php';
		return array(
			'file_editor'    => ! $is( 'DISALLOW_FILE_EDIT' ) && ! $is( 'DISALLOW_FILE_MODS' ),
			'debug_shown'    => $is( 'WP_DEBUG' ) && ( ! defined( 'WP_DEBUG_DISPLAY' ) || WP_DEBUG_DISPLAY ),
			'debug_log'      => true === constant( 'WP_DEBUG_LOG' ) && file_exists( WP_CONTENT_DIR . '/debug.log' ),
			'salts'          => self::has_salts(),
			'https'          => 0 === strpos( home_url(), 'https://' ),
			'admin_name'     => (bool) username_exists( 'admin' ),
			'administrators' => count( get_users( 'role=administrator&fields=ID' ) ),
			'registration'   => get_option( 'users_can_register' ) && 'subscriber' !== get_option( 'default_role' ),
			'xmlrpc'         => (bool) apply_filters( 'xmlrpc_enabled', true ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			'indexing'       => '1' === (string) get_option( 'blog_public' ),
			'auto_core'      => ! $is( 'AUTOMATIC_UPDATER_DISABLED' ) && ! ( defined( 'WP_AUTO_UPDATE_CORE' ) && false === WP_AUTO_UPDATE_CORE ),
			'config_mode'    => file_exists( $config ) ? substr( sprintf( '%o', fileperms( $config ) ), -3 ) : null,
		);
	}

	private static function has_salts() {
		foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
			if ( ! defined( $name ) || strlen( constant( $name ) ) < 32 || 'put your unique phrase here' === constant( $name ) ) {
				return false;
			}
		}
		return true;
	}
}

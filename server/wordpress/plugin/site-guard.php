<?php
/**
 * Plugin Name:       {{name}}
 * Description:       Reports versions and safety settings of this site to the dashboard you pair it with. Sends nothing before that, and nothing about visitors.
 * Version:           1.0.0
 * Requires at least: 5.6
 * Requires PHP:      7.4
 * Author:            {{author}}
 * Author URI:        {{address}}
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:       site-guard
 * Domain Path:       /languages
 *
 * @package Site_Guard
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** All it keeps is one option, which is not loaded with every page. */
final class Site_Guard {
	const VERSION   = '1.0.0';
	const NAME      = '{{name}}';
	const OPTION    = 'site_guard';
	const EVENT     = 'site_guard_report';
	const HEARTBEAT = '/api/wp/agent/heartbeat';
	const PING      = '/site-guard/v1/ping';
	const CLOCK     = 5 * MINUTE_IN_SECONDS;

	public static function start() {
		add_action( 'init', array( __CLASS__, 'translate' ) );
		add_action( 'admin_menu', array( __CLASS__, 'menu' ) );
		add_action( 'admin_post_site_guard', array( __CLASS__, 'save' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'routes' ) );
		add_action( self::EVENT, array( __CLASS__, 'report' ) );
		foreach ( array( 'upgrader_process_complete', 'activated_plugin', 'deactivated_plugin', 'deleted_plugin', 'switch_theme' ) as $changed ) {
			add_action( $changed, array( __CLASS__, 'soon' ) );
		}
		add_filter( 'cron_schedules', array( __CLASS__, 'schedules' ) ); // phpcs:ignore WordPress.WP.CronInterval
		register_activation_hook( __FILE__, array( __CLASS__, 'plan' ) );
		register_deactivation_hook( __FILE__, array( __CLASS__, 'leave' ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'site-guard pair', array( __CLASS__, 'cli_pair' ) );
			WP_CLI::add_command( 'site-guard report', array( __CLASS__, 'cli_report' ) );
		}
	}

	public static function translate() {
		load_plugin_textdomain( 'site-guard', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	}

	public static function schedules( $all ) {
		$all['site_guard'] = array(
			'interval' => 15 * MINUTE_IN_SECONDS,
			'display'  => self::NAME,
		);
		return $all;
	}

	/** Every 15 minutes, once it is paired. */
	public static function plan() {
		if ( self::get( 'site' ) && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + 15 * MINUTE_IN_SECONDS, 'site_guard', self::EVENT );
		}
	}

	/** A moment after something changed, once: what changes with it is told with it. */
	public static function soon() {
		if ( self::get( 'site' ) && ! wp_next_scheduled( self::EVENT, array( 'soon' ) ) ) {
			wp_schedule_single_event( time() + 15, self::EVENT, array( 'soon' ) );
		}
	}

	/** Says goodbye, so that nobody waits for the next report. The pairing is kept for the next activation. */
	public static function leave( $network = false, $why = 'off' ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter
		// It is told of its own deactivation, too, and must not plan another report.
		remove_action( 'deactivated_plugin', array( __CLASS__, 'soon' ) );
		wp_unschedule_hook( self::EVENT );
		if ( self::get( 'site' ) ) {
			self::send( self::HEARTBEAT, compact( 'why' ) + array( 'goodbye' => true ) );
		}
	}

	private static function get( $key ) {
		$all = (array) get_option( self::OPTION, array() );
		return isset( $all[ $key ] ) ? (string) $all[ $key ] : '';
	}

	private static function set( $values ) {
		update_option( self::OPTION, array_merge( (array) get_option( self::OPTION, array() ), $values ), false );
	}

	/** Made here; the secret half never leaves the site. Not derived from the salts: renewing those would unpair it. */
	private static function keys() {
		if ( ! self::get( 'keys' ) ) {
			self::set( array( 'keys' => base64_encode( sodium_crypto_sign_keypair() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		}
		return base64_decode( self::get( 'keys' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}

	/** What goes along with a body: who says it, when, a number that counts once, and the signature over all of it. */
	private static function signed( $path, $body ) {
		$time = (string) time();
		$once = bin2hex( random_bytes( 16 ) );
		$sign = sodium_crypto_sign_detached( "$path\n$time\n$once\n$body", sodium_crypto_sign_secretkey( self::keys() ) );
		return array(
			'time'      => $time,
			'once'      => $once,
			'signature' => base64_encode( $sign ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		);
	}

	/** Answers the status and the reply; status 0 when there was none. */
	private static function send( $path, $data ) {
		$body   = wp_json_encode( $data, JSON_INVALID_UTF8_SUBSTITUTE );
		$signed = self::signed( $path, $body );
		$reply  = wp_remote_post(
			self::get( 'server' ) . $path,
			array(
				'timeout'     => 15,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type' => 'application/json',
					'X-Site'       => self::get( 'site' ),
					'X-Time'       => $signed['time'],
					'X-Once'       => $signed['once'],
					'X-Signature'  => $signed['signature'],
				),
				'body'        => $body,
			)
		);
		if ( is_wp_error( $reply ) ) {
			return array( 0, array( 'message' => $reply->get_error_message() ) );
		}
		return array( (int) wp_remote_retrieve_response_code( $reply ), (array) json_decode( wp_remote_retrieve_body( $reply ), true ) );
	}

	private static function sentence( $status, $reply ) {
		/* translators: %d: the status of an answer, such as 502 */
		return empty( $reply['message'] ) ? sprintf( __( 'The dashboard answered %d.', 'site-guard' ), $status ) : sanitize_text_field( $reply['message'] );
	}

	/**
	 * Pairs the site by the line of the dashboard, such as https://app.example#K7QM-2VXC. Answers '' or what is wrong.
	 *
	 * @param string $line The whole line.
	 */
	public static function pair( $line ) {
		$parts = explode( '#', trim( $line ), 2 );
		$code  = isset( $parts[1] ) ? strtoupper( trim( $parts[1] ) ) : '';
		if ( ! preg_match( '#^https?://[^\s/?\#@]+(/[^\s?\#]*)?$#i', $parts[0] ) || ! preg_match( '/^[A-Z0-9]{4}-[A-Z0-9]{4}$/', $code ) ) {
			return __( 'This is not a pairing code. Copy the whole line from your dashboard.', 'site-guard' );
		}
		$before = array_intersect_key( (array) get_option( self::OPTION, array() ), array_flip( array( 'server', 'site', 'keys' ) ) );
		// A copy of a site has its keys: a pairing makes new ones.
		self::set( array_fill_keys( array( 'keys' ), '' ) + array( 'server' => untrailingslashit( $parts[0] ) ) );
		list( $status, $reply ) = self::send(
			'/api/wp/agent/pair',
			array(
				'code'       => $code,
				'public_key' => base64_encode( sodium_crypto_sign_publickey( self::keys() ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'url'        => get_option( 'home' ),
				'rest'       => rest_url(),
			)
		);
		if ( 200 !== $status || empty( $reply['site'] ) || empty( $reply['server_key'] ) ) {
			// A pairing that stands is kept.
			self::set( array_merge( array( 'server' => '' ), $before ) );
			return self::sentence( $status, $reply );
		}
		self::set(
			array(
				'site'       => sanitize_text_field( $reply['site'] ),
				'server_key' => sanitize_text_field( $reply['server_key'] ),
				'paused'     => '',
				'error'      => '',
			)
		);
		self::plan();
		self::report();
		return self::get( 'error' );
	}

	public static function report() {
		if ( ! self::get( 'site' ) || self::get( 'paused' ) ) {
			return false;
		}
		list( $status, $reply ) = self::send( self::HEARTBEAT, self::facts() );
		self::noted( $status, $reply );
		return 200 === $status;
	}

	private static function seen( $reply = array() ) {
		return array(
			'seen'  => time(),
			'error' => empty( $reply['paused'] ) ? '' : self::sentence( 200, $reply ),
		);
	}

	private static function noted( $status, $reply ) {
		if ( 200 === $status ) {
			self::set( self::seen( $reply ) );
			return;
		}
		self::set( array( 'error' => self::sentence( $status, $reply ) ) );
		// Deleted in the dashboard: nothing more is sent, and nothing is kept.
		if ( 410 === $status ) {
			self::set( array_fill_keys( array( 'site', 'server_key', 'keys', 'seen' ), '' ) );
			wp_unschedule_hook( self::EVENT );
		}
	}

	/** Where the dashboard asks for a report when WP-Cron sleeps. */
	public static function routes() {
		register_rest_route(
			'site-guard/v1',
			'/ping',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'pong' ),
				'permission_callback' => array( __CLASS__, 'is_ours' ),
			)
		);
	}

	/** Whether the dashboard signed this question a short while ago, for this site, and for the first time. */
	public static function is_ours( WP_REST_Request $request ) {
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions
		$key  = base64_decode( self::get( 'server_key' ), true );
		$sign = base64_decode( (string) $request->get_header( 'x_signature' ), true );
		// phpcs:enable
		$time = (string) $request->get_header( 'x_time' );
		$once = (string) $request->get_header( 'x_once' );
		$body = $request->get_body();
		$data = json_decode( $body, true );
		if ( self::get( 'paused' ) || 32 !== strlen( (string) $key ) || 64 !== strlen( (string) $sign ) || ! preg_match( '/^\w{16,64}$/', $once ) ) {
			return false;
		}
		if ( abs( time() - (int) $time ) > self::CLOCK || ! isset( $data['site'] ) || self::get( 'site' ) !== $data['site'] || ! sodium_crypto_sign_verify_detached( $sign, self::PING . "\n$time\n$once\n$body", $key ) || get_transient( 'site_guard_' . md5( $once ) ) ) {
			return false;
		}
		return set_transient( 'site_guard_' . md5( $once ), 1, 2 * self::CLOCK );
	}

	public static function pong() {
		$body   = wp_json_encode( self::facts(), JSON_INVALID_UTF8_SUBSTITUTE );
		$answer = self::signed( self::HEARTBEAT, $body );
		self::set( self::seen() );
		$answer['body'] = $body;
		return rest_ensure_response( $answer );
	}

	/** Versions and settings; nothing about people, posts or visitors. */
	public static function facts() {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/update.php';
		self::refresh();
		$core   = get_site_transient( 'update_core' );
		$latest = isset( $core->updates[0]->version ) ? $core->updates[0]->version : ( isset( $core->updates[0]->current ) ? $core->updates[0]->current : null );
		return array(
			'plugin'    => self::VERSION,
			'url'       => get_option( 'home' ),
			'rest'      => rest_url(),
			'core'      => get_bloginfo( 'version' ),
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
		foreach ( array( 'plugins', 'themes' ) as $what ) {
			$known = get_site_transient( "update_$what" );
			if ( ! isset( $known->last_checked ) || time() - $known->last_checked > 12 * HOUR_IN_SECONDS ) {
				call_user_func( "wp_update_$what" );
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

	public static function cli_pair( $args ) {
		$error = self::pair( isset( $args[0] ) ? $args[0] : '' );
		$error ? WP_CLI::error( $error ) : WP_CLI::success( 'Paired with ' . self::get( 'server' ) . '.' );
	}

	public static function cli_report() {
		self::report() ? WP_CLI::success( 'Reported.' ) : WP_CLI::error( self::get( 'error' ) ? self::get( 'error' ) : 'This site is not paired, or paused.' );
	}

	public static function menu() {
		add_options_page( self::NAME, self::NAME, 'manage_options', 'site-guard', fn() => require __DIR__ . '/page.php' );
		$link = '<a href="' . esc_url( admin_url( 'options-general.php?page=site-guard' ) ) . '">' . esc_html__( 'Settings', 'site-guard' ) . '</a>';
		add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), fn( $links ) => array_merge( array( $link ), $links ) );
	}

	/** For the page: what it shows of the pairing. */
	public static function state() {
		$shown = array_fill_keys( array( 'site', 'server', 'seen', 'error', 'paused' ), '' );
		return array_merge( $shown, array_intersect_key( (array) get_option( self::OPTION, array() ), $shown ) );
	}

	/** A button of the page was pressed. */
	public static function save() {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'site-guard' ), '', 403 );
		}
		check_admin_referer( 'site_guard' );
		if ( isset( $_POST['unpair'] ) ) {
			self::leave( false, 'unpaired' );
			delete_option( self::OPTION );
		} elseif ( isset( $_POST['pause'] ) ) {
			$paused = ! self::get( 'paused' );
			$paused ? self::leave( false, 'paused' ) : self::plan();
			self::set( array( 'paused' => $paused ? '1' : '' ) );
			self::report();
		} elseif ( isset( $_POST['now'] ) ) {
			self::report();
		} else {
			self::set( array( 'error' => self::pair( isset( $_POST['code'] ) ? sanitize_text_field( wp_unslash( $_POST['code'] ) ) : '' ) ) );
		}
		wp_safe_redirect( admin_url( 'options-general.php?page=site-guard' ) );
		exit;
	}
}

Site_Guard::start();
